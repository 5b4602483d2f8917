/**
 * How many hexadecimal digits of a digest stand in the address of a file that browsers keep: enough to tell the versions
 * of one file apart (a trillion values), and few, since digests do not compress and stand in every document that shows
 * the file.
 */
export const shownDigest = 10;
