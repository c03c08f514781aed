import { Link, useLocation } from 'react-router';
import { useSignInAddresses } from '#web/data/sign-in.ts';
import { Mark } from '#web/ui/mark.tsx';
import { FloatingMenu, menuItem } from './floating-menu.tsx';

/** Menu of a visitor. It has no sign-out; the notice that names an account offers that itself. */
export function VisitorMenu() {
  const { pathname } = useLocation();
  const { login } = useSignInAddresses();
  return (
    <FloatingMenu label="Site" place="landing">
      <Link to="/home" className={menuItem} aria-current={pathname === '/home' ? 'page' : undefined}>
        <Mark name="house" size={18} />
        Home
      </Link>
      <Link to="/faq" className={menuItem} aria-current={pathname === '/faq' ? 'page' : undefined}>
        <Mark name="question" size={18} />
        FAQ
      </Link>
      <a href={login} className={menuItem}>
        <Mark name="log-in" size={18} />
        Login
      </a>
    </FloatingMenu>
  );
}
