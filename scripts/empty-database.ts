// Packs a migrated database without a row for the first start of the embedded one.
import { packedEmptyDatabase } from '#server/database/packed-empty-database.ts';

export { packedEmptyDatabase };

if (process.argv[1] === import.meta.filename) await packedEmptyDatabase();
