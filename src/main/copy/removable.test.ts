import { expect, test } from 'vitest';
import { knowsSticks, mountedSticks, sticksIn } from './removable.ts';

test('sticks are the writable mounts under /media or /run/media, newest first', () => {
  const mounts = [
    '/dev/sda1 / ext4 rw,relatime 0 0',
    '/dev/sdb1 /media/lane/KINGSTON vfat rw,nosuid,nodev 0 0',
    '/dev/sdc1 /run/media/lane/BOWLING exfat rw,nosuid 0 0',
    '',
  ].join('\n');
  expect(sticksIn(mounts)).toEqual(['/run/media/lane/BOWLING', '/media/lane/KINGSTON']);
});

test('a stick that is write-protected, a disc and a folder inside a stick are not written to', () => {
  const mounts = [
    '/dev/sdb1 /media/lane/LOCKED vfat ro,nosuid 0 0',
    '/dev/sr0 /media/cdrom iso9660 rw 0 0',
    'overlay /media/lane/STICK/deep overlay rw 0 0',
  ].join('\n');
  expect(sticksIn(mounts)).toEqual([]);
  // Reading needs no more.
  expect(sticksIn(mounts, ['rw', 'ro'])).toEqual(['/media/lane/LOCKED']);
});

test('a stick whose name has a space or an umlaut is found under that name', () => {
  expect(sticksIn('/dev/sdb1 /media/lane/MY\\040STÜCK vfat rw 0 0')).toEqual(['/media/lane/MY STÜCK']);
});

test('no stick is found where sticks cannot be told from disks', async () => {
  expect(await mountedSticks('win32')).toEqual([]);
  expect((['linux', 'win32', 'darwin'] as const).map((platform) => knowsSticks(platform))).toEqual([
    true,
    false,
    false,
  ]);
});
