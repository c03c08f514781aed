import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '#server/database/database.ts';
import { users, type UserRow } from '#server/database/schema/index.ts';
import { findUser, findUserByEmail } from '#server/database/users.ts';
import { retriedTransaction } from '#server/database/retried-transaction.ts';
import { embeddedSubjectPrefix } from '#server/outside/identity/subjects.ts';
import type { SignedInPerson } from '#server/outside/identity/port.ts';

/**
 * The row of the person who signed in, made or brought up to date. Its id is the provider's `sub`.
 *
 * When the e-mail belongs to a row of another provider (an operator who moved from the embedded sign-in to an
 * outside issuer), an outside provider that has verified the e-mail opens that row, so that nobody loses a
 * history or a subscription by the move. An unverified e-mail never does.
 *
 * @throws Error when the e-mail belongs to somebody else's row
 */
export async function userOfPerson(
  database: Database,
  person: SignedInPerson,
  managedHere: boolean,
): Promise<UserRow> {
  const id = managedHere ? person.subject : outsideUserId(person.subject);
  return retriedTransaction(database, async (tx) => {
    const owner = person.email === null ? null : await findUserByEmail(tx, person.email);
    const known = await findUser(tx, id);
    if (known) {
      const email = owner === null || owner.id === id ? person.email : known.email;
      return bringUpToDate(tx, known, { ...person, email });
    }
    if (owner) {
      if (managedHere || !person.emailVerified) {
        throw new Error('The e-mail of this person belongs to a user of another sign-in provider');
      }
      return bringUpToDate(tx, owner, person);
    }
    await tx
      .insert(users)
      .values({
        id,
        email: person.email,
        firstName: person.firstName,
        lastName: person.lastName,
        profileImageUrl: person.pictureUrl,
      })
      .onConflictDoNothing();
    const row = await findUser(tx, id);
    if (!row) throw new Error('The user could not be stored: the e-mail was taken at the same moment');
    return row;
  });
}

/** No subject of an outside issuer can name an account of the embedded provider. */
function outsideUserId(subject: string): string {
  return subject.startsWith(embeddedSubjectPrefix) ? `outside_${subject}` : subject;
}

/** What the provider does not tell stays as it was, and so do name and picture that the user wrote in the settings. */
async function bringUpToDate(db: Queryable, row: UserRow, person: SignedInPerson): Promise<UserRow> {
  const profile = row.profileEditedAt === null ? person : row;
  const next = {
    email: person.email ?? row.email,
    firstName: profile.firstName ?? row.firstName,
    lastName: profile.lastName ?? row.lastName,
    profileImageUrl: (row.profileEditedAt === null ? person.pictureUrl : null) ?? row.profileImageUrl,
  };
  const same =
    next.email === row.email &&
    next.firstName === row.firstName &&
    next.lastName === row.lastName &&
    next.profileImageUrl === row.profileImageUrl;
  if (same) return row;
  const rows = await db.update(users).set(next).where(eq(users.id, row.id)).returning();
  return rows[0] ?? row;
}
