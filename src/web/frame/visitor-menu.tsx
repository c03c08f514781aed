import { Link, useLocation } from 'react-router';
import { plansAddress, useSeemsSignedIn, useSignInAddresses } from '#web/data/sign-in.ts';
import { Mark } from '#web/ui/mark.tsx';
import { FloatingMenu, menuItem } from './floating-menu.tsx';

interface VisitorMenuProps {
  /** Somebody is signed in and is known to have no subscription: the dashboard would show the landing page again. */
  unsubscribed?: boolean;
}

/** Menu of the public pages. It has no sign-out; the notice that names an account offers that itself. */
export function VisitorMenu({ unsubscribed = false }: VisitorMenuProps) {
  const { pathname } = useLocation();
  const { login } = useSignInAddresses();
  const signedIn = useSeemsSignedIn();
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
      {signedIn && !unsubscribed ? (
        <Link to="/dashboard" className={menuItem}>
          <Mark name="layers" size={18} />
          Dashboard
        </Link>
      ) : (
        <a href={unsubscribed ? plansAddress : login} className={menuItem}>
          <Mark name={unsubscribed ? 'layers' : 'log-in'} size={18} />
          {unsubscribed ? 'Plans and prices' : 'Login'}
        </a>
      )}
    </FloatingMenu>
  );
}
