import type { FastifyInstance } from 'fastify';
import type { SpeedMeasurement, SpeedPoint, SpeedRecord } from '#contract/core-web-vitals.ts';
import { largestFile, readForeignFile } from '#rules/speed/foreign-file.ts';
import { ReportShapeError } from '#rules/speed/lighthouse-report.ts';
import { requireActiveUser } from '#server/account/sign-in/index.ts';
import {
  deleteSpeedAnalysis,
  findSpeedAnalysis,
  listSpeedAnalyses,
  listSpeedOf,
  restoreSpeedAnalysis,
} from '#server/database/core-web-vitals.ts';
import { AppError } from '#server/errors.ts';
import { route } from '#server/route.ts';
import type { Services } from '#server/services.ts';
import { recordOf, saveMeasurement } from './row.ts';

/** Records of one answer, and points of one trend. */
const pageSize = 20;
const trendLength = 30;

/** The saved analyses: list, one, trend of a page, delete and undo, and reports brought as a file. */
export function registerSpeedRecords(app: FastifyInstance, { database, clock }: Services): void {
  const guard = { guard: requireActiveUser };
  const { db } = database;
  route(
    app,
    'GET /api/core-web-vitals/history',
    async ({ guarded, query: { limit = pageSize, before } }) =>
      (await listSpeedAnalyses(db, guarded.id, { limit, before })).map(recordOf),
    guard,
  );
  route(
    app,
    'GET /api/core-web-vitals/trend',
    async ({ guarded, query: { url, strategy } }) => {
      const page = { url: new URL(url).href, strategy };
      return (await listSpeedOf(db, guarded.id, page, trendLength)).map((row) => pointOf(recordOf(row)));
    },
    guard,
  );
  route(
    app,
    'GET /api/core-web-vitals/:id',
    async ({ guarded, params }) => {
      const row = await findSpeedAnalysis(db, guarded.id, params.id);
      if (!row) throw new AppError('not_found');
      return recordOf(row);
    },
    guard,
  );
  route(
    app,
    'DELETE /api/core-web-vitals/:id',
    async ({ guarded, params }) => {
      const deleted = await deleteSpeedAnalysis(db, guarded.id, params.id, clock.now());
      if (!deleted) throw new AppError('not_found');
      return { success: true as const };
    },
    guard,
  );
  route(
    app,
    'POST /api/core-web-vitals/:id/restore',
    async ({ guarded, params }) => {
      const row = await restoreSpeedAnalysis(db, guarded.id, params.id);
      if (!row) throw new AppError('not_found');
      return recordOf(row);
    },
    guard,
  );
  route(
    app,
    'POST /api/core-web-vitals/import',
    async ({ guarded, body }) => {
      const measurement = readFile(body.report);
      return database.transaction((tx) => saveMeasurement(tx, guarded.id, measurement, clock.now()));
    },
    { ...guard, bodyLimit: largestFile + 64 * 1024, config: { mostValues: mostValuesOfReport } },
  );
}

/** A report of a shop's page has some 30,000 values in 1 MB; 10 MB are taken. */
const mostValuesOfReport = 300_000;

function readFile(report: unknown): SpeedMeasurement {
  try {
    const measurement = readForeignFile(report);
    return { ...measurement, url: new URL(measurement.url).href };
  } catch (error) {
    const message = error instanceof ReportShapeError ? error.message : 'This file cannot be read.';
    throw new AppError('invalid_input', { message, fields: [{ path: 'report', message }], cause: error });
  }
}

function pointOf(record: SpeedRecord): SpeedPoint {
  const { id, createdAt, source, runs, performanceScore, coreWebVitals, otherMetrics } = record;
  return {
    id,
    createdAt,
    source,
    runs,
    performanceScore,
    lcp: coreWebVitals.lcp.value,
    cls: coreWebVitals.cls.value,
    tbt: otherMetrics.tbt.value,
  };
}
