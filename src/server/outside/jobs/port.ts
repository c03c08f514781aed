/** Work that runs at a time of day, once for all processes of the product. */
export interface JobRunner {
  /**
   * Runs `work` at the times of `cron` (UTC), by one process of all. A time that passed while the product was
   * stopped is made up for once at the next start. A failure is logged and tried again.
   */
  schedule(name: string, cron: string, work: () => Promise<void>): Promise<void>;
  /** Lets running work finish, up to ten seconds. */
  stop(): Promise<void>;
}
