import { z } from 'zod';

/** Ids are PostgreSQL's `integer`: a larger number cannot even be asked for. */
const largestRowId = 2_147_483_647;

/** Id of a row, in a body or an answer. */
export const RowId = z.number().int().positive().max(largestRowId);

/** Id of a row as it stands in an address, where everything is text. */
export const RowIdInAddress = z.coerce.number().int().positive().max(largestRowId);
