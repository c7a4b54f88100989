import type {Plugin} from 'rolldown';

interface SourceMap {
  sources: string[];
  sourcesContent?: (string | null)[];
}

/** Sources that are data: the bundle holds their text already, and few errors come from them. */
const data = /\/src\/engine\/(?:knowledge|models|query\/label-index-texts)/;

/** Source maps carry the text of our sources, which are not in the package, and not that of other packages or of data. */
export function slimMaps(): Plugin {
  return {
    name: 'slim-maps',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.map') || typeof file.source !== 'string')
          continue;
        const map = JSON.parse(file.source) as SourceMap;
        file.source = JSON.stringify({
          ...map,
          sourcesContent: map.sources.map((source, index) =>
            source.includes('node_modules/') || data.test(source)
              ? null
              : (map.sourcesContent?.[index] ?? null),
          ),
        });
      }
    },
  };
}
