export * from './accounts.ts';
export * from './business.ts';
export * from './campaigns.ts';
export * from './community.ts';
export * from './history.ts';
export * from './pages.ts';
export * from './payments.ts';
export * from './sign-in.ts';
