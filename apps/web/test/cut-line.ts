import type { Page, WebSocketRoute } from 'playwright-core';

/** The live line of a page, which can be cut and mended. */
export class CutLine {
  private isCut = false;
  private readonly open = new Set<WebSocketRoute>();

  static async of(page: Page): Promise<CutLine> {
    const line = new CutLine();
    await page.routeWebSocket(/\/live$/, (socket) => line.take(socket));
    return line;
  }

  /** As in a tunnel: what is open breaks, and nothing new comes through. */
  async cut(): Promise<void> {
    this.isCut = true;
    for (const socket of this.open) await socket.close({ code: 1001 });
    this.open.clear();
  }

  mend(): void {
    this.isCut = false;
  }

  private take(socket: WebSocketRoute): void {
    if (this.isCut) {
      void socket.close({ code: 1001 });
      return;
    }
    socket.connectToServer();
    this.open.add(socket);
  }
}
