import {aliasesCommand, type DescribedCommand, type DescribedOption, flagsOf} from './describe.js';

/** Bash completes files where nothing is offered, so a command is never taken for a folder of its name. */
export function bashScript(commands: DescribedCommand[]): string {
  return `# Completion of docextract. Generated; load it with: eval "$(docextract completion bash)"
_docextract() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local below="" word place IFS=$' \\t\\n'
  COMPREPLY=()
  for ((place = 1; place < COMP_CWORD; place++)); do
    word="\${COMP_WORDS[place]}"
    case " $(_docextract_below "$below") " in
      *" $word "*) below="\${below:+$below }$word" ;;
    esac
  done
  case "$below $previous" in
${commands.flatMap(valueCases).join('\n')}
  esac
  if [[ "$current" == -* ]]; then
    COMPREPLY=($(compgen -W "$(_docextract_options "$below")" -- "$current"))
  else
    COMPREPLY=($(compgen -W "$(_docextract_below "$below")" -- "$current"))
  fi
}
_docextract_folders() {
  local IFS=$'\\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY=($(compgen -d -- "$1"))
}
_docextract_below() {
  case "$1" in
${commands.flatMap(belowCase).join('\n')}
  esac
}
_docextract_options() {
  case "$1" in
${commands.map(({path, options}) => `    '${path}') echo '${flagsOf(options).join(' ')}' ;;`).join('\n')}
  esac
}
complete -o bashdefault -o default -F _docextract docextract
`;
}

function belowCase({path, commands, choices}: DescribedCommand): string[] {
  const words = [...commands.map(({name}) => name), ...choices];
  return words.length === 0 ? [] : [`    '${path}') echo '${words.join(' ')}' ;;`];
}

function valueCases({path, options}: DescribedCommand): string[] {
  return options
    .filter(({takesValue}) => takesValue)
    .map((option) => {
      const patterns = option.flags.map((flag) => `'${path} ${flag}'`).join('|');
      return `    ${patterns}) ${valueAction(option)}return ;;`;
    });
}

function valueAction({choices, value}: DescribedOption): string {
  if (choices.length > 0) return `COMPREPLY=($(compgen -W '${choices.join(' ')}' -- "$current")); `;
  if (value === 'template') return `COMPREPLY=($(compgen -W "$(${aliasesCommand})" -- "$current")); `;
  return value === 'directory' ? '_docextract_folders "$current"; ' : '';
}
