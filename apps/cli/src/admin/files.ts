import { type FileHandle, open, rm } from 'node:fs/promises';
import { Complaint } from '../complaint.ts';
import { linesOf } from '../text-files.ts';

const CHUNK = 1_000_000;

/** A new file for its owner's eyes only; gone again if it could not be finished. */
export class FileWriter {
  private readonly file: FileHandle;
  private waiting = '';

  private constructor(file: FileHandle) {
    this.file = file;
  }

  static async writing<T>(name: string, work: (file: FileWriter) => Promise<T>): Promise<T> {
    const file = await open(name, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      throw new Complaint(error.code === 'EEXIST' ? `${name} exists already.` : `${name}: ${error.message}.`);
    });
    const writer = new FileWriter(file);
    try {
      const result = await work(writer);
      await writer.flush();
      await file.sync();
      await file.close();
      return result;
    } catch (error) {
      await file.close();
      await rm(name, { force: true });
      throw error;
    }
  }

  async write(text: string): Promise<void> {
    this.waiting += text;
    if (this.waiting.length > CHUNK) await this.flush();
  }

  private async flush(): Promise<void> {
    await this.file.writeFile(this.waiting);
    this.waiting = '';
  }
}

export async function* fileLines(name: string): AsyncGenerator<string> {
  for await (const lines of linesOf(name, null)) yield* lines;
}
