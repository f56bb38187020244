/** Holds the session of whoever has shown the secret of the server. */
export const ADMIN_COOKIE = 'quartet-admin';
