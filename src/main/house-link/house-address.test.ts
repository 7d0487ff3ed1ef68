import { describe, expect, test } from 'vitest';
import { houseAddress } from './house-address.ts';

describe('the address of a front desk', () => {
  test.each([
    ['desk.lan', 'https://desk.lan:8300'],
    [' DESK.lan ', 'https://desk.lan:8300'],
    ['desk.lan:9000', 'https://desk.lan:9000'],
    ['desk.lan 9000', 'https://desk.lan:9000'],
    ['https://desk.lan/', 'https://desk.lan:8300'],
    ['https://desk.lan:443', 'https://desk.lan:443'],
    ['192.168.4.2', 'https://192.168.4.2:8300'],
    ['[fd00::2]:8300', 'https://[fd00::2]:8300'],
    ['http://127.0.0.1:8300', 'http://127.0.0.1:8300'],
    ['http://localhost', 'http://localhost:8300'],
    ['http://[::1]:8300', 'http://[::1]:8300'],
  ])('%j is %s', (typed, address) => {
    expect(houseAddress(typed)).toEqual({ ok: true, value: address });
  });

  test.each([
    '',
    'http://desk.lan',
    'http://192.168.4.2:8300',
    'http://localhost.example',
    'ftp://desk.lan',
    'https://staff:secret@desk.lan',
    'https://desk.lan/lane',
    'https://desk.lan?x',
    'desk.lan:99999',
    'two words',
    'javascript:alert(1)',
  ])('%j is none', (typed) => {
    expect(houseAddress(typed)).toEqual({ ok: false, error: 'bad-address' });
  });
});
