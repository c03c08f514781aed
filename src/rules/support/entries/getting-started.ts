import { keywordList, type SupportEntry } from '#rules/support/entry.ts';

export const gettingStarted: readonly SupportEntry[] = [
  {
    id: 'begin',
    category: 'getting_started',
    keywords:
      keywordList(`start, get started, begin, how do i begin, sign up, signup, register, create an account, create account,
      new account, join, onboarding, first step, how does it work, tutorial, training videos, training video, video tutorial, help videos, how to use, anfangen, wie fange ich, erste schritte, loslegen,
      registrieren, konto erstellen, wie funktioniert, empezar, registrarse, crear cuenta, commencer,
      inscrire, creer un compte, comment ca marche, como funciona`),
    question: 'How do I begin?',
    answer:
      'Choose Start Now, pick a plan, and pay by card. Then create your account with the same e-mail address, and the dashboard opens with all tools.',
  },
  {
    id: 'sign-in',
    category: 'getting_started',
    keywords:
      keywordList(`login, log in, sign in, signin, cannot log in, password, forgot password, reset password, locked out,
      two factor, 2fa, anmelden, einloggen, passwort, iniciar sesion, contrasena, se connecter, connexion, mot
      de passe, authenticator`),
    question: 'How do I sign in, or change my password?',
    answer:
      'Login is in the menu at the top right. Once signed in, Settings leads to your password and two-factor sign-in, under Privacy & Security. If you forgot the password, the sign-in page leads to a new one. If you still cannot get in, {contact}.',
  },
  {
    id: 'access-after-payment',
    category: 'getting_started',
    keywords:
      keywordList(`i paid, paid but, already paid, no access, after payment, after paying, cannot access, bezahlt, kein
      zugriff, pague, sin acceso, j ai paye, jai paye, pas acces, access my account, payment went through`),
    question: 'I paid and have no access. What now?',
    answer:
      'Create your account in the browser you paid with, or use the link in the receipt that was mailed to you. If that does not open the tools, {contact} and name the e-mail address of the purchase.',
  },
];
