/** What the process that reads one logo answers; `null`: no picture that we read. */
export interface LogoAnswer {
  png: Uint8Array | null;
}
