export { openStore, type StorePlace } from '../store/open-store.ts';
export { writeBackup } from './backup.ts';
export { forgetPerson } from './forget-person.ts';
export { openForReading, type Reader } from './reader.ts';
export { restoreBackup } from './restore.ts';
export { readSecret } from './secret.ts';
export { findTable, listTables, logOf, recordOf, type TableRow } from './table-list.ts';
