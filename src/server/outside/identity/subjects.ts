/** Subjects of embedded accounts begin so; no outside issuer's subject is stored under such an id. */
export const embeddedSubjectPrefix = 'local_';
