import type { ImportsText } from './imports.ts';

export const IMPORTS_KO: ImportsText = {
  title: '다른 레인과 파일의 게임',
  hint: 'USB 메모리나 “import” 폴더에 있는 내보낸 파일, 데이터 폴더, 백업을 읽습니다. 내용을 확인하기 전에는 아무것도 추가하지 않습니다.',
  hintWithoutSticks:
    '“import” 폴더에 있는 내보낸 파일, 데이터 폴더, 백업을 읽습니다. 내용을 확인하기 전에는 아무것도 추가하지 않습니다.',
  lookAgain: '다시 찾기',
  none: '게임이 든 파일이나 폴더를 찾지 못했습니다.',
  more: (more) => `${String(more)}개는 표시하지 않았습니다.`,
  folder: '데이터 폴더',
  reading: (read) => `읽는 중… 지금까지 ${games(read)}`,
  adding: (added) => `추가하는 중… 지금까지 ${games(added)}`,
  stop: '중지',
  noAnswer: '읽는 데 시간이 너무 오래 걸렸습니다.',
  ended: {
    reading: '읽기를 중지했습니다. 추가한 것은 없습니다.',
    adding:
      '추가를 중지했습니다. 이미 추가한 게임은 그대로 있습니다. 나머지를 추가하려면 파일을 다시 선택하세요.',
  },
  fresh: (count) => (count === 0 ? '새 게임이 없습니다.' : `새 게임이 ${String(count)}개 있습니다.`),
  added: (count) => (count === 0 ? '추가한 게임이 없습니다.' : `${games(count)}을 추가했습니다.`),
  from: (first, last) =>
    first === last ? `${first}의 게임입니다.` : `${first}부터 ${last}까지의 게임입니다.`,
  names: (names, hasMore) => `선수: ${names}${hasMore ? ' 외' : ''}`,
  here: (count) => `${games(count)}은 이미 있습니다.`,
  oursMore: (count) => `${games(count)}은 이미 있고, 투구 기록이 파일보다 많습니다.`,
  taken: (count) => `${games(count)}을 선택한 대로 가져왔습니다.`,
  add: (count) => (count === 0 ? '선택한 대로 적용' : `${games(count)} 추가`),
  nothingToAdd: '추가할 것이 없습니다.',
  notAdded: '그 전에 저장한 게임은 그대로 있고, 나머지는 저장하지 못했습니다:',
  asked: (count) => `${games(count)}이 여기 있는 기록과 다릅니다. 하나씩 선택하세요:`,
  moreAsked: (count) => `나머지 ${games(count)}은 다음에 가져올 때 묻습니다.`,
  game: (day, lane, game) => `${day} ${String(lane)}번 레인, ${String(game)}게임`,
  ours: (saved) => `여기: ${saved} 저장`,
  theirs: (saved) => `파일: ${saved} 저장`,
  theirsHasMore: (events) => `파일에 여기 게임의 다음 기록이 ${String(events)}개 더 있습니다.`,
  differs: '번호가 같은 서로 다른 게임입니다.',
  sameLines: '프레임은 같지만 거기까지의 기록이 다릅니다.',
  takes: { ours: '여기 것 유지', theirs: '파일 것 사용', both: '둘 다 유지' },
  bothHint: '둘 다 유지하면 파일 것은 두 번째 게임이 됩니다. 하나를 지울 때까지 둘 다 집계됩니다.',
  skipped: (places) => `가져오지 않음 (${String(places)}):`,
  moreSkipped: (places) => `그 밖에 ${String(places)}개.`,
  line: (line) => `${String(line)}번째 줄`,
  reasons: {
    damaged: '손상됨: 잘리거나 바뀌어 믿을 수 없음',
    newer: '더 새로운 버전의 프로그램이 저장함',
    rules: '투구가 형식의 규칙에 어긋남',
    'too-large': '이 프로그램의 어떤 파일보다도 큼',
    'other-file': '게임 파일이 아님',
    'not-a-file': '링크 등 파일이 아닌 것',
    unreadable: '읽을 수 없음. USB 메모리를 뺐을 수 있음',
    'deleted-here': '여기에서 삭제했으므로 되돌리지 않음',
    'deleted-there': '다른 레인에서 삭제함',
    'on-lane': '아직 이 레인에 있음. 다음 게임을 시작한 뒤 다시 가져오기',
    counter: '번호가 어느 레인의 번호보다도 큼',
    'only-json': '리그나 팀 게임: JSON 파일에만 모든 내용이 있음',
    'rows-missing': '이 게임의 행이 빠졌거나 표의 다른 곳에 있음',
    'no-day': '2026-11-20 같은 날짜로 시작하지 않음',
    'bad-line': '이름과 투구로 읽을 수 없음',
    'not-saved': '이 레인의 디스크에 저장하지 못함',
  },
};

function games(count: number): string {
  return `${String(count)}게임`;
}
