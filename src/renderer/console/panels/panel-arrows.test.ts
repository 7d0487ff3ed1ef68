import { describe, expect, it } from 'vitest';
import { moveFocus, wayTo } from './panel-arrows.ts';

const at = (left: number, top: number, width = 100): DOMRect => new DOMRect(left, top, width, 60);

describe('arrows in a panel', () => {
  it('go along a row and not out of it', () => {
    expect(wayTo(at(0, 0), at(110, 0), 'right')).toBeLessThan(wayTo(at(0, 0), at(220, 0), 'right') ?? 0);
    expect(wayTo(at(0, 0), at(110, 70), 'right')).toBeNull();
    expect(wayTo(at(110, 0), at(0, 0), 'right')).toBeNull();
    expect(wayTo(at(110, 0), at(0, 0), 'left')).not.toBeNull();
  });

  it('go to the next row, to what lies nearest in it', () => {
    const [beneath, aside, rowAfter] = [at(120, 70), at(600, 70), at(100, 140)];
    const ways = [beneath, aside, rowAfter].map((to) => wayTo(at(110, 0), to, 'down') ?? Infinity);
    expect(ways).toEqual(ways.toSorted((one, other) => one - other));
    expect(wayTo(at(110, 0), at(210, 0), 'down')).toBeNull();
  });

  it('begin at what is chosen, else at the first button', () => {
    document.body.innerHTML = '<div><button>one</button><button aria-pressed="true">two</button></div>';
    moveFocus(document.body, 'down');
    expect(document.activeElement?.textContent).toBe('two');
    document.body.innerHTML = '<div><button>one</button><button>two</button></div>';
    moveFocus(document.body, 'down');
    expect(document.activeElement?.textContent).toBe('one');
  });
});
