import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { registerBusinesses } from '#server/account/businesses/routes.ts';
import { registerDataExport } from '#server/account/data-export/routes.ts';
import { registerDeletion } from '#server/account/deletion/routes.ts';
import { registerHistory } from '#server/account/history/routes.ts';
import { registerReviews } from '#server/account/reviews/routes.ts';
import { registerStories } from '#server/account/reviews/story-routes.ts';
import { registerAccountSessions } from '#server/account/sessions/routes.ts';
import { registerSettings } from '#server/account/settings/routes.ts';
import { registerSignIn } from '#server/account/sign-in/index.ts';
import { registerSubscription } from '#server/account/subscription/index.ts';
import { registerTemplates } from '#server/account/templates/routes.ts';
import { registerUsage } from '#server/account/usage/routes.ts';
import { registerSocialImages } from '#server/social-images/routes.ts';
import { registerSupportChat } from '#server/support/routes.ts';
import { registerTools } from '#server/tools/index.ts';
import { answerBrokenRequest, cutSilentSenders } from './broken-requests.ts';
import { registerBurstGuard } from './burst-guard.ts';
import { answerError, registerErrorHandler } from './error-handler.ts';
import { storedBytes } from './database/stored-bytes.ts';
import { AppError } from './errors.ts';
import { registerHealth } from './health.ts';
import { registerMetrics } from './operations/metrics-route.ts';
import { registerJsonBodies } from './json-body.ts';
import { readBuiltPages } from './pages/built-pages.ts';
import { registerPages } from './pages/index.ts';
import { registerReadGuard } from './read-guard.ts';
import { endPipelines } from './pipelining.ts';
import { requestIds } from './request-ids.ts';
import { refuseWholeAddresses } from './request-target.ts';
import { registerStorageGuard } from './storage-guard.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import type { Services } from './services.ts';
import { cutSlowReaders } from './slow-readers.ts';
import { registerStopping } from './stopping.ts';

/** Largest body in bytes where a route names no other bound: a form of 50 products with every field full. */
const bodyLimit = 2 * 1024 * 1024;
/**
 * Longest times in which a request's head and the whole of it have to arrive, in milliseconds, and how often that is
 * looked at. The largest body, 12 MB of a page's HTML, passes in it with 1.6 Mbit/s. Fastify itself sets no limit.
 */
const arrival = { headMs: 20_000, wholeMs: 60_000, lookMs: 5_000 };

/** The whole product over HTTP. Everything that it needs from outside comes in through `services`. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { env, log } = services;
  const app = Fastify({
    loggerInstance: log,
    // Its own lines name addresses; ours are below.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY,
    bodyLimit,
    genReqId: requestIds(env.TRUST_PROXY),
    requestTimeout: arrival.wholeMs,
    http: { headersTimeout: arrival.headMs, connectionsCheckingInterval: arrival.lookMs },
    // Open connections without a request are closed at the stop; those with one are waited for.
    forceCloseConnections: 'idle',
    // What comes over an open connection during the stop is answered like the rest, and the connection then closed.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
  });
  registerErrorHandler(app);
  endPipelines(app);
  registerJsonBodies(app);
  registerStopping(app, { behindProxy: env.TRUST_PROXY !== false });
  cutSlowReaders(app);
  cutSilentSenders(app);
  app.setNotFoundHandler(() => {
    throw new AppError('not_found');
  });
  logAnswers(app);
  refuseWholeAddresses(app);
  await registerMetrics(app, services);
  const takesCards = env.STRIPE_PUBLISHABLE_KEY !== undefined;
  await registerSecurityHeaders(app, env.PUBLIC_URL, readBuiltPages()?.scriptHashes, takesCards);
  await registerBurstGuard(app, (request) => request.session?.user?.id ?? null);
  registerReadGuard(app, (request) => request.session?.user?.id ?? null);
  registerStorageGuard(app, {
    userOf: (request) => request.session?.user?.id ?? null,
    storedBytes: (ownerId) => storedBytes(services.database, ownerId),
    room: env.ACCOUNT_STORAGE_MB * 1024 * 1024,
  });
  await registerSignIn(app, services);
  await registerSubscription(app, services);
  registerTools(app, services);
  registerHistory(app, services);
  registerTemplates(app, services);
  registerBusinesses(app, services);
  registerUsage(app, services);
  registerSettings(app, services);
  registerReviews(app, services);
  registerStories(app, services);
  registerAccountSessions(app, services);
  registerDataExport(app, services);
  registerDeletion(app, services);
  registerSupportChat(app, services);
  registerSocialImages(app, services);
  registerHealth(app, services);
  await registerPages(app, services);
  return app;
}

/** One line for each answer: which route, how it ended, how long it took. Addresses and queries stay out. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
