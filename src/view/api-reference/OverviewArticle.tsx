import type { ReactNode } from 'react';
import type { OverviewPage } from '../../model/page.ts';
import { overviewFacts } from '../../read/openapi/api-facts.ts';
import type { OverviewSection } from '../../read/openapi/overview-sections.ts';
import { renderTags } from '../../read/openapi/render-tags.ts';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';
import { Description } from './Description.tsx';
import { EntryList } from './EntryList.tsx';
import { Fact, FactList } from './FactList.tsx';
import { HeadedText } from './HeadedText.tsx';
import { SchemeList } from './SchemeList.tsx';
import { Section } from './Section.tsx';
import { ServerList } from './ServerList.tsx';

interface Props {
  page: OverviewPage;
  /** Markdown that the head of the page does not show yet. */
  description: string;
  sections: readonly OverviewSection[];
  children?: ReactNode;
}

/** The article of a description's or a tag's own page. */
export function OverviewArticle({ page, description, sections, children }: Props) {
  const { document, texts } = useApi();
  usePage().used.add('api-overview');
  return (
    <>
      <FactList facts={overviewFacts(document, page.tag, texts)}>
        {page.download === null ? null : (
          <Fact label={texts.download}>
            <Download href={page.download} />
          </Fact>
        )}
      </FactList>
      <HeadedText text={description} outline={page.headings} />
      {page.tag === null ? <Description text={renderTags(document.about.spareTags)} /> : null}
      {children}
      {sections.map(({ kind, id, title }) => (
        <Section key={kind} title={texts.sections[title]} id={id}>
          <OverviewPart kind={kind} page={page} />
        </Section>
      ))}
    </>
  );
}

function OverviewPart({ kind, page }: { kind: OverviewSection['kind']; page: OverviewPage }) {
  const { document } = useApi();
  switch (kind) {
    case 'servers':
      return <ServerList servers={document.servers} />;
    case 'authorizations':
      return <SchemeList />;
    case 'operations':
      return <EntryList entries={page.entries} />;
  }
}

/** The file as it was written, and a button that writes it in the other format. */
function Download({ href }: { href: string }) {
  const { resolveHref } = usePage();
  const isYaml = /\.ya?ml$/i.test(href);
  const [own, other] = isYaml ? ['YAML', 'JSON'] : ['JSON', 'YAML'];
  const address = /^https?:/i.test(href) ? href : resolveHref(href);
  return (
    <>
      <a href={address} download="">
        {own}
      </a>{' '}
      <button type="button" className="api-convert" data-convert={address} data-format={other.toLowerCase()} hidden>
        {other}
      </button>
    </>
  );
}
