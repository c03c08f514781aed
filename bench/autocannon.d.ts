/** The part of autocannon that the bench uses; the package brings no types. */
declare module 'autocannon' {
  interface Load {
    url: string;
    connections: number;
    /** Seconds; 10 when absent. Not looked at where `amount` is given. */
    duration?: number;
    /** Requests in all, instead of a duration. */
    amount?: number;
    headers?: Record<string, string>;
  }
  interface Result {
    /** Requests a second. */
    requests: { average: number };
    errors: number;
    non2xx: number;
  }
  export default function autocannon(load: Load): Promise<Result>;
}
