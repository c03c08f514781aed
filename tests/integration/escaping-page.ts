/** Notations of this machine, and a name that stands for it. */
const hosts = ['127.0.0.1', 'localhost', '[::1]', '2130706433', 'localhost.', 'to-loopback.com'];

/** A page of the hostile site: tries to reach the canary's port in one way, or in every way at once. */
export function escapingPage(path: string, port: number): string {
  const canary = `http://127.0.0.1:${port}`;
  switch (path) {
    case '/meta-refresh':
      return `<!doctype html><meta http-equiv="refresh" content="0;url=${canary}/meta-refresh">`;
    case '/form':
      return `<!doctype html><form method="post" action="${canary}/form"></form><script>document.forms[0].submit()</script>`;
    case '/location':
      return `<!doctype html><script>location.href = '${canary}/location'</script>`;
    default:
      return everything(port);
  }
}

function everything(port: number): string {
  const at = (host: string, path: string): string => `http://${host}:${port}/${path}`;
  const canary = at('127.0.0.1', '');
  const images = hosts.map((host) => `<img src="${at(host, 'image')}">`).join('');
  return `<!doctype html><title>Everything</title>
<link rel="preconnect" href="${canary}"><link rel="dns-prefetch" href="${canary}">
<link rel="prefetch" href="${canary}prefetch"><link rel="stylesheet" href="${canary}style.css">
<link rel="icon" href="${canary}icon.ico"><link rel="preload" as="image" href="${canary}preload">
<style>body { background: url(${canary}background) } @font-face { font-family: x; src: url(${canary}font) } p { font-family: x }</style>
<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${canary}speculation"]}]}</script>
<p>text</p>${images}<img src="http://127.0.0.1/usual-port"><img src="http://to-loopback.com/usual-port">
<img src="/to-canary-image"><iframe src="${canary}frame"></iframe><iframe src="/to-canary-frame"></iframe>
<video src="${canary}video"></video><audio src="${canary}audio"></audio><object data="${canary}object"></object>
<embed src="${canary}embed"><script src="${canary}script.js"></script>
<script>
const ignore = () => undefined;
const attempt = (work) => { try { Promise.resolve(work()).catch(ignore); } catch {} };
const hosts = ${JSON.stringify(hosts)};
const port = ${port};
for (const host of hosts) {
  attempt(() => fetch('http://' + host + ':' + port + '/fetch', { mode: 'no-cors' }));
  attempt(() => fetch('https://' + host + ':' + port + '/fetch', { mode: 'no-cors' }));
  attempt(() => new WebSocket('ws://' + host + ':' + port + '/socket'));
  attempt(() => new WebSocket('wss://' + host + ':' + port + '/socket'));
  attempt(() => new EventSource('http://' + host + ':' + port + '/events'));
  attempt(() => navigator.sendBeacon('http://' + host + ':' + port + '/beacon', 'x'));
  attempt(() => new WebTransport('https://' + host + ':' + port + '/transport').ready);
}
attempt(() => fetch('/to-canary-fetch', { mode: 'no-cors' }));
attempt(() => fetch('/allowed-fetch'));
attempt(() => new Worker('/worker.js'));
attempt(() => new SharedWorker('/shared-worker.js'));
attempt(() => navigator.serviceWorker.register('/service-worker.js'));
attempt(async () => {
  const servers = ['127.0.0.1', '[::1]'].flatMap((host) => [
    { urls: 'stun:' + host + ':' + port },
    { urls: 'turn:' + host + ':' + port + '?transport=udp', username: 'a', credential: 'b' },
    { urls: 'turn:' + host + ':' + port + '?transport=tcp', username: 'a', credential: 'b' },
  ]);
  const peer = new RTCPeerConnection({ iceServers: servers });
  peer.createDataChannel('x');
  await peer.setLocalDescription(await peer.createOffer());
  await peer.setRemoteDescription({ type: 'answer', sdp: '' }).catch(ignore);
});
</script>`;
}

/** Script of a worker, shared worker or service worker: tries the same from there. */
export function escapingWorker(port: number): string {
  return `
fetch('/in-worker').catch(() => undefined);
for (const host of ${JSON.stringify(hosts)}) {
  fetch('http://' + host + ':${port}/worker', { mode: 'no-cors' }).catch(() => undefined);
  try { new WebSocket('ws://' + host + ':${port}/worker'); } catch {}
}
try { importScripts('http://127.0.0.1:${port}/imported.js'); } catch {}
`;
}
