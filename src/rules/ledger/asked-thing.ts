const asked =
  /^how (?:to|do (?:i|you)|i) \p{L}+ (?:(?:an?|the|your|my) )?(\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+){1,2})(?=$| (?:for|with|in|on|at|without|from|and|that|before|after) |[:?(,])/iu;
const openEnd = / (?:for|with|in|on|at|without|from|and)$/iu;

/** "Learn to row course": the verb belongs to what is taught, and "row course" is none. */
const taught =
  /^learn(?:ing)? (?:how )?to \p{L}+ (?:courses?|lessons?|class(?:es)?|sessions?|workshops?|weekends?|days?)(?!\p{L})/iu;

/** "How to choose a child bike seat": the thing that an English page of advice is about; empty where its name asks nothing. */
export function askedThing(name: string): string {
  const course = taught.exec(name)?.[0];
  if (course !== undefined) return course;
  const thing = asked.exec(name)?.[1] ?? '';
  return openEnd.test(thing) ? '' : thing;
}
