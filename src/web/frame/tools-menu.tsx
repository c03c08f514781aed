import { LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { signOut } from '#web/data/sign-out.ts';
import { menuGroups, screens, type MenuGroup } from '#web/screens.tsx';
import { FloatingMenu, menuItem } from './floating-menu.tsx';

/** Groups whose name stands above their entries; the others are one entry of the same name. */
const headed: ReadonlySet<MenuGroup> = new Set(['Content Creation', 'Analysis & Research']);
const drawing = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Menu of the tools, made from the list of screens, in their groups. */
export function ToolsMenu() {
  const { pathname } = useLocation();
  return (
    <FloatingMenu label="Tools" place="tools">
      {menuGroups.map((group) => {
        const entries = screens.filter((screen) => screen.menu?.group === group);
        if (entries.length === 0) return null;
        return (
          <div key={group} className="border-b border-line py-1">
            {headed.has(group) && <p className="px-3 pt-2 pb-1 text-sm text-ink-soft">{group}</p>}
            {entries.map(({ paths, menu }) => {
              if (!menu) return null;
              return (
                <Link
                  key={menu.label}
                  to={paths[0]}
                  className={menuItem}
                  aria-current={paths.includes(pathname) ? 'page' : undefined}
                >
                  <menu.icon {...drawing} />
                  {menu.label}
                </Link>
              );
            })}
          </div>
        );
      })}
      <div className="py-1">
        <button type="button" onClick={() => void signOut()} className={menuItem}>
          <LogOut {...drawing} />
          Logout
        </button>
      </div>
    </FloatingMenu>
  );
}
