/** A text as a regular expression of nginx and Apache (PCRE) that matches it and nothing else. */
export const escapedPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
