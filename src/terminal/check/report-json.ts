import type { CheckReport } from '../../saves/check/check-folder.ts';
import { gradeOf } from '../../saves/check/finding.ts';

/** A report for other programs. A field may be added; none is removed or renamed while `version` stays. */
export function reportJson(report: CheckReport, moved: readonly string[] | null): string {
  const { folder, verdict, held, counts, copies, findings } = report;
  const graded = findings.map((one) => ({ grade: gradeOf(one), ...one }));
  const answer = {
    file: 'headpin-check',
    version: 1,
    folder,
    verdict,
    held,
    counts,
    copies,
    findings: graded,
  };
  return JSON.stringify(moved === null ? answer : { ...answer, moved }, null, 2);
}
