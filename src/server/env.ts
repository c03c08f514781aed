import { readFileSync } from 'node:fs';
import path from 'node:path';
import { combinationProblems, type SettingProblem } from './env-combinations.ts';
import { settingNames, shape, type ParsedSettings, type SettingName } from './env-shape.ts';

export { priceSetting, settingNames, type PriceSetting, type SettingName } from './env-shape.ts';

/** The settings of a running product, with every default filled in. */
export interface Environment extends Omit<ParsedSettings, 'PUBLIC_URL' | 'LOG_LEVEL' | 'HOST' | 'MAIL_FROM'> {
  /** Origin without a slash at the end. */
  PUBLIC_URL: string;
  HOST: string;
  LOG_LEVEL: NonNullable<ParsedSettings['LOG_LEVEL']>;
  MAIL_FROM: string;
}

/** Names every wrong setting and says what it must be, one line for each. The start prints the message and ends. */
export class SettingsError extends Error {
  constructor(problems: readonly SettingProblem[]) {
    super(problems.map(({ name, message }) => `${name} ${message}.`).join('\n'));
    this.name = 'SettingsError';
  }
}

type Variables = Record<string, string | undefined>;

/**
 * Reads all settings. An empty variable counts as absent. Each may also be given as the path of a file that holds
 * its value, in a variable of its name with `_FILE` at the end: so secrets come out of a container's or systemd's store.
 * @throws SettingsError with every wrong value and every wrong combination
 */
export function readEnvironment(variables: Variables): Environment {
  const problems: SettingProblem[] = [];
  const values: Partial<Record<SettingName, unknown>> = {};
  for (const name of settingNames()) {
    const given = givenValue(variables, name);
    if ('message' in given) {
      problems.push({ name, message: given.message });
      continue;
    }
    const parsed = shape[name].safeParse(given.value);
    // A wrong value still counts as given, so that nothing is said to be missing besides.
    values[name] = parsed.success ? parsed.data : given.value;
    const complaint = parsed.error?.issues[0]?.message;
    if (complaint !== undefined) problems.push({ name, message: complaint });
  }
  const settings = values as ParsedSettings;
  const named = new Set(problems.map(({ name }) => name));
  problems.push(...combinationProblems(settings).filter(({ name }) => !named.has(name)));
  if (problems.length > 0) throw new SettingsError(problems);
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  return {
    ...settings,
    DATA_DIR: path.resolve(settings.DATA_DIR),
    PUBLIC_URL: publicUrl,
    HOST: settings.HOST ?? (isThisMachine(new URL(publicUrl).hostname) ? 'localhost' : '0.0.0.0'),
    LOG_LEVEL: settings.LOG_LEVEL ?? (settings.NODE_ENV === 'production' ? 'info' : 'warn'),
    MAIL_FROM: settings.MAIL_FROM ?? `Shelfmark <no-reply@${new URL(publicUrl).hostname}>`,
    AI_BASE_URL: settings.AI_BASE_URL ?? (settings.AI_API_KEY ? 'https://api.openai.com/v1' : undefined),
  };
}

/** The two settings that say where the data are, for operator commands that need no others. */
export function readDataSettings(variables: Variables): Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'> {
  const { DATA_DIR, DATA_DIR_FILE, DATABASE_URL, DATABASE_URL_FILE } = variables;
  return readEnvironment({ DATA_DIR, DATA_DIR_FILE, DATABASE_URL, DATABASE_URL_FILE });
}

function givenValue(
  variables: Variables,
  name: SettingName,
): { value: string | undefined } | { message: string } {
  const value = variables[name]?.trim() || undefined;
  const file = variables[`${name}_FILE`]?.trim();
  if (!file) return { value };
  if (value !== undefined) return { message: `must not be set together with ${name}_FILE` };
  try {
    return { value: readFileSync(file, 'utf8').trim() || undefined };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return { message: `must be readable in the file that ${name}_FILE names${code}` };
  }
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(127\.|\[::1\]$)/.test(hostname);
}
