/** Characters of one question to the support chat, and of one answer. Apart from the schemas, so that the widget needs no zod. */
export const longestQuestion = 2_000;
export const longestAnswer = 1_200;
