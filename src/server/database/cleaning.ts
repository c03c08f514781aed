import { isNotNull, lt, and } from 'drizzle-orm';
import type { Database } from './database.ts';
import { removeSentLetters } from './mail-outbox.ts';
import {
  contentHistory,
  coreWebVitalsAnalysis,
  keywordResearch,
  googleAdsCampaigns,
  oidcPayloads,
  sessions,
  signInAttempts,
  socialMetaOptimization,
} from './schema/index.ts';

const hour = 3_600_000;
/** How long a deleted history entry can be brought back. */
export const undoWindowMs = 24 * hour;

/** How long the keys of sent letters are kept, so that none is sent twice. */
const sentLettersMs = 400 * 24 * hour;

/**
 * Removes what is over: sessions, sign-in state, guess counters, letters sent long ago, and entries that were
 * deleted a day ago.
 */
export async function removeExpired(database: Database, now: Date): Promise<void> {
  const { db } = database;
  const dayAgo = new Date(now.getTime() - undoWindowMs);
  await db.delete(sessions).where(lt(sessions.expire, now));
  await db.delete(oidcPayloads).where(lt(oidcPayloads.expiresAt, now));
  await db.delete(signInAttempts).where(lt(signInAttempts.updatedAt, dayAgo));
  await removeSentLetters(db, new Date(now.getTime() - sentLettersMs));
  await db
    .delete(contentHistory)
    .where(and(isNotNull(contentHistory.deletedAt), lt(contentHistory.deletedAt, dayAgo)));
  await db.delete(keywordResearch).where(lt(keywordResearch.deletedAt, dayAgo));
  await db.delete(googleAdsCampaigns).where(lt(googleAdsCampaigns.deletedAt, dayAgo));
  await db.delete(coreWebVitalsAnalysis).where(lt(coreWebVitalsAnalysis.deletedAt, dayAgo));
  await db.delete(socialMetaOptimization).where(lt(socialMetaOptimization.deletedAt, dayAgo));
}

/** The embedded engine has no autovacuum; without this its files grow and its plans age. */
export async function vacuum(database: Database): Promise<void> {
  if (database.engine === 'pglite') await database.query('VACUUM (ANALYZE)');
}
