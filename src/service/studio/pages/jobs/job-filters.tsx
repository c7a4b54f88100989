import {useRead} from '../api/query-hooks.js';
import {Choice} from '../parts/entry.js';
import {SegmentedControl} from '../parts/segmented-control.js';

const filters = [
  {value: 'all', words: 'All'},
  {value: 'needs_look', words: 'Needs a look'},
  {value: 'running', words: 'Running'},
  {value: 'failed', words: 'Failed'},
] as const;
export type JobFilter = (typeof filters)[number]['value'];

/** The filter of an address; all jobs where it names none. */
export function filterOf(text: string | null): JobFilter {
  return filters.find(({value}) => value === text)?.value ?? 'all';
}

interface JobFiltersProps {
  filter: JobFilter;
  template: string | undefined;
  /** Gets the query of the address with this choice. */
  onChoose: (query: Record<string, string>) => void;
}

export function JobFilters({filter, template, onChoose}: JobFiltersProps) {
  const templates = useRead('GET /templates', {}, {staleTime: 30_000});
  const choose = (chosen: {filter: JobFilter; template: string | undefined}) => {
    onChoose({
      ...(chosen.filter === 'all' ? {} : {filter: chosen.filter}),
      ...(chosen.template === undefined ? {} : {template: chosen.template}),
    });
  };
  return (
    <div class="filters">
      <SegmentedControl
        label="Which jobs"
        value={filter}
        options={filters}
        onChoose={(value) => {
          choose({filter: value, template});
        }}
      />
      <Choice
        label="Template"
        quiet
        value={template ?? ''}
        options={[
          {value: '', words: 'All templates'},
          ...(templates.data ?? []).map(({id, name}) => ({value: id, words: name})),
        ]}
        onChoose={(value) => {
          choose({filter, template: value === '' ? undefined : value});
        }}
      />
    </div>
  );
}
