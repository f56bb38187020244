import { afterAll, beforeAll, expect, test } from 'vitest';
import { Serving } from './serving.ts';

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, unknown>>;
}

let serving: Serving;
let document: Document;
beforeAll(async () => {
  serving = await Serving.start();
  document = (await (await serving.visitor().send('GET /api/openapi.json')).json()) as Document;
});
afterAll(() => serving[Symbol.asyncDispose]());

function operations(): [string, string, Operation][] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, string, Operation] => [
      method.toUpperCase(),
      path,
      operation,
    ]),
  );
}

test('the description speaks of what is really there', async () => {
  expect(document.openapi).toBe('3.1.0');
  expect(operations().length).toBeGreaterThan(20);
  for (const [method, path] of operations()) {
    const address = path.replaceAll(/\{\w+\}/g, 'something');
    const { status } = await serving
      .visitor()
      .send(`${method} ${address}`, method === 'GET' ? undefined : {});
    const isMissing = status === 404 && !path.includes('{');
    expect({ method, path, isMissing, isBroken: status >= 500 }).toEqual({
      method,
      path,
      isMissing: false,
      isBroken: false,
    });
  }
});

test('every name it uses is defined, and every path names its parameters', () => {
  const text = JSON.stringify(document);
  const used = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);
  expect(used.length).toBeGreaterThan(50);
  for (const name of used) expect(document.components.schemas).toHaveProperty(name);
  expect(text).not.toMatch(/"\$ref":"(?!#\/components\/schemas\/)/);
  for (const [, path, { parameters }] of operations()) {
    const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  }
});

test('each operation has a name of its own, a sentence, and says what may go wrong', () => {
  const names = operations().map(([, , { operationId }]) => operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const [, , { summary, responses }] of operations()) {
    expect(summary).toMatch(/[.]$/);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '429', '500']));
  }
});

test('the page for people has every endpoint and loads nothing from elsewhere', async () => {
  const response = await serving.visitor().send('GET /api');
  const page = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  for (const [, path] of operations()) expect(page).toContain(path.replaceAll(/\{(\w+)\}/g, ':$1'));
  expect(page).not.toMatch(/<script|<style|style="|(src|href)="(?!\/api|#)/);
  const style = await serving.visitor().send('GET /api/page.css');
  expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});
