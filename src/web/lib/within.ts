/**
 * The same as the promise, or a rejection when that many milliseconds have gone by. What was asked for goes on: this is for
 * work that takes no signal.
 */
export async function within<Value>(asked: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), milliseconds);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
