/** Work that runs beside the answers, by one process of all. */
export interface JobRunner {
  /**
   * Runs `work` at the times of `cron` (UTC), by one process of all. A time that passed while the product was
   * stopped is made up for once at the next start. A failure is logged and tried again.
   */
  schedule(name: string, cron: string, work: () => Promise<void>): Promise<void>;
  /**
   * Works on what is sent to a queue. A failure is logged and tried again; a job whose process has died is given to
   * another one after `expireSeconds`, so `work` must bear being called twice for one id.
   */
  work(queue: string, options: QueueOptions, work: (id: number) => Promise<void>): Promise<void>;
  /** Puts a job into a queue, unless one for the same id waits in it already. */
  send(queue: string, id: number): Promise<void>;
  /** Lets running work finish, up to ten seconds. */
  stop(): Promise<void>;
}

export interface QueueOptions {
  /** Jobs of this queue at the same time in this process. */
  atOnce: number;
  /** Longest time of one job. */
  expireSeconds: number;
}

/** The way to the queue, for those who work and for those who only send. */
export interface Jobs {
  /** Starts the queue with its first call. */
  runner(): Promise<JobRunner>;
  /** Stops the queue when it was started. Safe to call twice. */
  stop(): Promise<void>;
}
