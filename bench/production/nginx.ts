import { chownSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unprivilegedUser } from '#tests/setup/postgres-binaries.ts';
import { definePart, type Guardian, type Part } from './part.ts';

/** nginx in front of the web processes, as an operator would run it. */
export interface NginxPart extends Part {
  /** What browsers ask for; the product's `PUBLIC_URL`. */
  readonly url: string;
}

const published = path.resolve(import.meta.dirname, '../../deploy');
/** Where the program may stand; a user's path rarely names `sbin`. */
const places = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** Writes the configuration; the server is not started yet. @throws an error whose sentence says what to install */
export function defineNginx(
  folder: string,
  guardian: Guardian,
  port: number,
  webPorts: readonly number[],
): NginxPart {
  const { command, home, user } = prepareNginx(folder, webPorts);
  writeFileSync(
    path.join(home, 'nginx-listen.conf'),
    `${temporaryFolders(home)}
server {
  listen 127.0.0.1:${port} backlog=4096;
  listen [::1]:${port} backlog=4096;
  server_name localhost;
  include nginx-routes.conf;
}
`,
  );
  const url = `http://localhost:${port}`;
  const part = definePart(
    {
      name: 'nginx',
      command,
      args: `-p ${home} -e stderr -c ${home}/nginx.conf`
        .split(' ')
        .concat('-g', `daemon off; pid ${home}/nginx.pid;`),
      environment: { PATH: process.env['PATH'] },
      user,
      // Open answers are finished first.
      stopSignal: 'SIGQUIT',
      // It answers while no web process runs, too: with 503.
      isReady: async () => (await fetch(`${url}/healthz`)).status > 0,
    },
    folder,
    guardian,
  );
  return Object.assign(part, { url });
}

export interface PreparedNginx {
  command: string;
  /** Folder of the configuration; `nginx-listen.conf` is still to be written. */
  home: string;
  /** Whom it runs as. */
  user: { uid?: number; gid?: number };
}

/**
 * Puts the published configuration into a folder, with the web processes' ports.
 * @throws an error whose sentence says what to install
 */
export function prepareNginx(folder: string, webPorts: readonly number[]): PreparedNginx {
  const command = places.find((place) => existsSync(place));
  if (command === undefined)
    throw new Error("nginx is not installed on this machine; Debian's package is nginx-light");
  const user = unprivilegedUser() ?? {};
  const home = path.join(folder, 'nginx');
  mkdirSync(home, { mode: 0o700 });
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid ?? user.uid);
  for (const file of ['nginx.conf', 'nginx-routes.conf'])
    copyFileSync(path.join(published, file), path.join(home, file));
  const upstream = readFileSync(path.join(published, 'nginx-upstream.conf'), 'utf8');
  const servers = /(?:^ *server 127\.0\.0\.1:\d+(.*)\n)+/m;
  const [, options = ''] = servers.exec(upstream) ?? [];
  const own = webPorts.map((web) => `  server 127.0.0.1:${web}${options}\n`).join('');
  if (!servers.test(upstream))
    throw new Error('deploy/nginx-upstream.conf names no web process on 127.0.0.1');
  writeFileSync(path.join(home, 'nginx-upstream.conf'), upstream.replace(servers, own));
  return { command, home, user };
}

/** Lines that keep what nginx writes beside an answer in its own folder. */
export function temporaryFolders(home: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/${name};\n`)
    .join('');
}

/** The published names, ports and certificate, for a configuration that changes only what it has to. */
export function publishedListen(): string {
  return readFileSync(path.join(published, 'nginx-listen.conf'), 'utf8');
}
