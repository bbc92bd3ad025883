import { readCommandLine, runScript, typedPath } from './commandLine';
import { ServerFailure } from './serverFailure';
import { pagePolicies } from './policy/contentPolicy';
import { describePolicy, policyForms } from './policy/policyForms';
import { policyOptions, policyUsage, readPolicyChoices } from './policy/readPolicyChoices';
import { readConfigurationFile } from './readConfigurationFile';

const forms = Object.keys(policyForms).join('|');
const usage = `Usage: npm run csp -- [config.json] [--form ${forms}], and ${policyUsage}.`;

/** Runs `npm run csp`: prints the Content Security Policy for a `config.json`. */
await runScript(async () => {
  const { values, positionals } = readCommandLine(
    {
      options: {
        ...policyOptions,
        form: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    },
    usage,
  );
  if (values.help) return void process.stdout.write(`${usage}\n`);
  if (positionals.length > 1) throw new ServerFailure(`Name one config.json. ${usage}`, 2);
  const write = writerOf(values.form);
  const file = typedPath(positionals[0] ?? `${process.cwd()}/dist/dashboard/config.json`);
  const { configuration, remarks } = await readConfigurationFile(file);
  for (const remark of remarks) process.stderr.write(`${remark}\n`);
  process.stdout.write(`${write(pagePolicies(configuration, readPolicyChoices(values)))}\n`);
});

function writerOf(form: string | undefined) {
  if (form === undefined) return describePolicy;
  const write = Object.entries(policyForms).find(([name]) => name === form)?.[1];
  if (!write) throw new ServerFailure(`There is no form "${form}". ${usage}`, 2);
  return write;
}
