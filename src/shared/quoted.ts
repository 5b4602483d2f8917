/** What somebody said, between French quotation marks. One text: React would part the marks from it in every document. */
export const quoted = (words: string): string => `«\u00a0${words}\u00a0»`;
