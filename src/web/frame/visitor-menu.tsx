import { Link, useLocation } from 'react-router';
import { signInAddress } from '#web/data/sign-out.ts';
import { Mark } from '#web/ui/mark.tsx';
import { FloatingMenu, menuItem } from './floating-menu.tsx';

/** Menu of a visitor. It has no sign-out; the notice that names an account offers that itself. */
export function VisitorMenu() {
  const { pathname } = useLocation();
  return (
    <FloatingMenu label="Site">
      <Link to="/home" className={menuItem} aria-current={pathname === '/home' ? 'page' : undefined}>
        <Mark name="house" size={18} />
        Home
      </Link>
      <a href={signInAddress} className={menuItem}>
        <Mark name="log-in" size={18} />
        Login
      </a>
    </FloatingMenu>
  );
}
