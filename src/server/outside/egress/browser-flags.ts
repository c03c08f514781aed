/**
 * Chromium's flags that leave the proxy as the only way out. Each one closes a leak that was measured without it:
 * loopback passes by the proxy, WebRTC sends UDP (one flag is read by Chromium, the other by its headless shell),
 * QUIC is UDP, and names would be looked up by the browser.
 */
export function browserEgressFlags(proxyPort: number): string[] {
  return [
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
    '--proxy-bypass-list=<-loopback>',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  ];
}
