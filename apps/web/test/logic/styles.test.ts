import type { AtRule, Declaration, Rule } from 'postcss';
import { describe, expect, test } from 'vitest';
import { classesOf, ownClasses, SHEETS, SOURCES } from './sheets.ts';

/** What is drawn as SVG has units of its own: the faces of cards, the stones of Keltis. */
const DRAWN = /^\.(card \.(index|large)|drawing \.tile|face \.(number|one)|stone text|plain-letters)/;
const WIDTHS = [360, 380, 600, 900, 1000, 1200];
const HEIGHTS = [400, 500, 560, 640, 700, 800];
/** A part of a table, such as a seat, asks how much room it has itself. */
const PART = 350;
const SPACE =
  /^(gap|row-gap|column-gap|padding|margin)(-(top|right|bottom|left|block|inline)(-(start|end))?)?$/;

function declarations(wanted: (declaration: Declaration) => boolean): string[] {
  const found: string[] = [];
  for (const { path, root } of SHEETS) {
    root.walkDecls((declaration) => {
      if (wanted(declaration)) found.push(`${path}:${declaration.source!.start!.line} ${declaration}`);
    });
  }
  return found;
}

/** What stands in calc(), clamp() or max() follows from something else. */
function plainPixels(value: string): boolean {
  let plain = value;
  while (plain.includes('(')) plain = plain.replaceAll(/\([^()]*\)/g, '');
  return /(?<![\w.-])-?\d*\.?\d+px/.test(plain);
}

describe('scales', () => {
  test('text is as large as the scale of type says', () => {
    const faults = declarations(
      (each) => each.prop === 'font-size' && /\dpx/.test(each.value) && !isDrawn(each),
    );
    expect(faults).toEqual([]);
  });

  test('gaps, paddings and margins come from the scale of space, up to its end', () => {
    const faults = declarations((each) => {
      if (!SPACE.test(each.prop) || !plainPixels(each.value)) return false;
      return [...each.value.matchAll(/(\d*\.?\d+)px/g)].some(([, size]) => Number(size) <= 36);
    });
    expect(faults).toEqual([]);
  });

  test('corners come from the scale of radii', () => {
    expect(declarations((each) => /border.*-radius$/.test(each.prop) && plainPixels(each.value))).toEqual([]);
  });

  test('tables and pages change at the same few widths and heights', () => {
    const faults: string[] = [];
    for (const { path, root } of SHEETS) {
      root.walkAtRules(/^(media|container)$/, (query: AtRule) => {
        for (const [, side, size] of sidesOf(query.params)) {
          const isKnown =
            Number(size) <= PART || (side === 'width' ? WIDTHS : HEIGHTS).includes(Number(size));
          if (!isKnown) faults.push(`${path}: ${query.params}`);
        }
      });
    }
    expect(faults).toEqual([]);
  });

  test('nothing is important but less motion', () => {
    const faults = declarations(
      (each) => each.important && !(/^(animation|transition)$/.test(each.prop) && each.value === 'none'),
    );
    expect(faults).toEqual([]);
  });
});

describe('walls', () => {
  test('every sheet outside ui is a module', () => {
    expect(SHEETS.filter(({ path, folder }) => folder !== 'ui' && !path.endsWith('.module.css'))).toEqual([]);
  });

  test('every rule of a module starts from a class of its folder', () => {
    const faults: string[] = [];
    for (const { path, folder, root } of SHEETS) {
      if (folder === 'ui') continue;
      root.walkRules((rule: Rule) => {
        if (isKeyframe(rule) || rule.parent?.type === 'rule') return;
        const strays = rule.selectors.filter(
          (selector) => ownClasses(selector).length === 0 && !isCarried(folder, selector),
        );
        faults.push(...strays.map((selector) => `${path}: ${selector}`));
      });
    }
    expect(faults).toEqual([]);
  });

  test('a class with a rule is borne by an element of its folder', () => {
    const faults: string[] = [];
    for (const folder of new Set(SHEETS.map((sheet) => sheet.folder))) {
      const texts = SOURCES.filter((source) => folder === 'ui' || source.folder === folder);
      const said = new Set(texts.flatMap(({ text }) => text.split(/[^\w-]+/)));
      faults.push(
        ...[...classesOf(folder)].filter((name) => !said.has(name)).map((name) => `${folder}: ${name}`),
      );
    }
    expect(faults).toEqual([]);
  });

  test('a class that cx is asked for has a rule in its folder, or is a control of ui', () => {
    const controls = classesOf('ui');
    const faults: string[] = [];
    for (const { path, folder, text } of SOURCES) {
      const own = classesOf(folder);
      for (const name of namesAskedFor(text))
        if (!own.has(name) && !controls.has(name)) faults.push(`${path}: ${name}`);
    }
    expect(faults).toEqual([]);
  });
});

describe('what something contains', () => {
  test('changes only what a rule names: were it whatever lies there, every move would style a whole table anew', () => {
    const faults: string[] = [];
    for (const { path, root } of SHEETS) {
      root.walkRules((rule: Rule) => {
        const nameless = rule.selectors.filter((selector) => hangsOnContent(rule, selector));
        faults.push(...nameless.map((selector) => `${path}: ${selector}`));
      });
    }
    expect(faults).toEqual([]);
  });
});

/** Whether its last part, which names nothing, follows something that is asked what it contains. */
function hangsOnContent({ parent }: Rule, selector: string): boolean {
  const parts = partsOf(selector);
  const last = parts.pop()!;
  const around = parent?.type === 'rule' ? (parent as Rule).selectors.flatMap(partsOf) : [];
  return [...around, ...parts].some((part) => part.includes(':has')) && !/^[a-z]|[.#[]/i.test(last);
}

/** From combinator to combinator, without what stands in :not(…) and :has(…). */
function partsOf(selector: string): string[] {
  let plain = selector.replaceAll(/:global\(([^()]*)\)/g, '$1').replaceAll(/,\s+/g, ',');
  while (/:(not|has)\(/.test(plain)) plain = plain.replaceAll(/:(not|has)\(([^()]|\([^()]*\))*\)/g, ':$1');
  return plain.split(/[\s>+~]+/);
}

function isDrawn({ parent }: Declaration): boolean {
  return parent?.type === 'rule' && DRAWN.test((parent as Rule).selector);
}

function sidesOf(query: string): readonly (readonly [string, string, string])[] {
  const after = [...query.matchAll(/(width|height) (?:<|>=) (\d+)px/g)];
  const before = [...query.matchAll(/(\d+)px <= (width|height)/g)].map(
    ([all, size, side]) => [all, side!, size!] as const,
  );
  return [...after.map(([all, side, size]) => [all, side!, size!] as const), ...before];
}

/** What is dragged is found by its marks, which only the kit's dragging sets. */
function isCarried(folder: string, selector: string): boolean {
  return folder === 'kit' && /^(section)?\[data-(drag|dragging|carried|can)\]/.test(selector);
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

/** The names in cx('…') and in the still parts of cx(`…`). */
function namesAskedFor(text: string): readonly string[] {
  const plain = [...text.matchAll(/\bcx\(\s*'([^']*)'/g)].map(([, names]) => names!);
  const mixed = [...text.matchAll(/\bcx\(\s*`([^`]*)`/g)].map(([, names]) =>
    names!.replaceAll(/\$\{[^}]*\}/g, ' '),
  );
  return [...plain, ...mixed].flatMap((names) => names.split(/\s+/)).filter((name) => name !== '');
}
