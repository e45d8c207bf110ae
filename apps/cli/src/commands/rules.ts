import path from 'node:path';
import { isExample, isRule } from '@landsraad/rulebook';
import { type Command, DONE, FAILED } from '../command.ts';
import { readJson } from '../files.ts';
import { type Io, line } from '../io.ts';
import { projectRoot } from '../root.ts';
import { type Coverage, coverage, type Exclusions, type Fault, faults } from '../rules/coverage.ts';
import { readStatements } from '../rules/documents.ts';
import { readTitles } from '../rules/titles.ts';
import { cut } from '../screen/layout.ts';
import type { RulesText } from '../text/text.ts';

const EXCLUSIONS = path.join('docs', 'rules', 'excluded.json');

/** Which numbered rules and worked examples a test names, and which none does. */
export const rules: Command = {
  options: { json: 'flag' },
  run: async ({ io, text, args }) => {
    args.expectWords();
    const root = projectRoot();
    const statements = readStatements(root);
    const exclusions = (await readJson(root, EXCLUSIONS, text)) as Exclusions;
    const named = readTitles(root);
    const ofRules = coverage(statements.filter(isRule), named, exclusions);
    const ofExamples = coverage(statements.filter(isExample), named, exclusions);
    const counted = statements.filter((one) => isRule(one) || isExample(one));
    const errors = faults(counted, named, exclusions).map((fault) => worded(fault, text.rules));
    if (args.has('json')) line(io.out, JSON.stringify(report(ofRules, ofExamples, errors)));
    else print(io, text.rules, ofRules, ofExamples, errors);
    const wanting = ofRules.missing.length + ofExamples.missing.length + errors.length;
    return wanting > 0 ? FAILED : DONE;
  },
};

const report = (ofRules: Coverage, ofExamples: Coverage, errors: readonly string[]) => ({
  ...counts(ofRules),
  examples: counts(ofExamples),
  errors,
});

const counts = ({ total, tested, excluded, missing }: Coverage) => ({
  total,
  tested,
  excluded,
  missing: missing.map(({ id }) => id),
});

function print(
  io: Io,
  text: RulesText,
  ofRules: Coverage,
  ofExamples: Coverage,
  errors: readonly string[],
): void {
  const missing = [...ofRules.missing, ...ofExamples.missing];
  if (missing.length > 0) line(io.out, text.missingHeading);
  let section = '';
  for (const rule of missing) {
    const here = `${rule.document}/${rule.section}`;
    if (here !== section) {
      const n = missing.filter((one) => `${one.document}/${one.section}` === here).length;
      line(io.out, `\n${text.section(rule.document, rule.section, n)}`);
      section = here;
    }
    line(io.out, cut(`  ${rule.id.padEnd(9)} ${rule.text}`, io.out.width()));
  }
  if (missing.length > 0) line(io.out);
  if (errors.length > 0) line(io.out, text.errorsHeading);
  for (const error of errors) line(io.out, `  ${error}`);
  if (errors.length > 0) line(io.out);
  const { total, tested, excluded } = ofRules;
  line(io.out, text.summary(total, tested, excluded, ofRules.missing.length));
  line(
    io.out,
    text.examples(
      ofExamples.total,
      ofExamples.tested,
      ofExamples.excluded,
      ofExamples.missing.length,
    ),
  );
  if (missing.length === 0 && errors.length === 0) line(io.out, text.allTested);
}

function worded(fault: Fault, text: RulesText): string {
  switch (fault.fault) {
    case 'excluded-but-tested':
      return text.excludedButTested(fault.id, fault.pattern, fault.file);
    case 'excludes-nothing':
      return text.excludesNothing(fault.pattern);
    case 'no-reason':
      return text.noReason(fault.pattern);
    case 'tested-but-unknown':
      return text.testedButUnknown(fault.id, fault.file);
  }
}
