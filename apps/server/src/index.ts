export { writeBackup } from './admin/backup.ts';
export { forgetPerson } from './admin/forget-person.ts';
export { openForReading, type Reader } from './admin/reader.ts';
export { restoreBackup } from './admin/restore.ts';
export { findTable, listTables, logOf, recordOf, type TableRow } from './admin/table-list.ts';
export { DEFAULT_OPTIONS, type ServeOptions } from './serve-options.ts';
export { type RunningServer, startServer } from './server.ts';
export { openStore, type StorePlace } from './store/open-store.ts';
