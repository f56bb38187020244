/** Something the caller got wrong: one clear sentence for standard error, exit status 1, no stack. */
export class Complaint extends Error {}
