import type { ApiResponse } from '../../model/api/operation.ts';
import { isSaidByBody } from '../../read/openapi/field-facts.ts';
import { usePage } from '../content-components/PageProvider.tsx';
import { TabSet } from '../content-components/TabSet.tsx';
import { ApiMode, useApi } from './api-context.tsx';
import { ContentList } from './ContentList.tsx';
import { Description } from './Description.tsx';
import { HeaderList } from './HeaderList.tsx';
import { LinkList } from './LinkList.tsx';

/** What comes back, by status code. */
export function ResponseList({ responses }: { responses: readonly ApiResponse[] }) {
  const { ids } = usePage();
  const panels = responses.map((response) => ({
    id: ids.next('response'),
    label: response.status,
    tab: response.status,
    content: <Response response={response} />,
  }));
  return (
    <TabSet
      className="api-responses"
      panelClass="api-response"
      panels={panels}
      selected={0}
      sync={false}
      dropdown={panels.length > 10}
    />
  );
}

function Response({ response }: { response: ApiResponse }) {
  const { document, texts } = useApi();
  const { description, headers, contents, links } = response;
  // A description must not be left out (OpenAPI 3, Response Object), so many repeat the heading.
  const isIdle = description.trim().toLowerCase() === texts.sections.responses.toLowerCase();
  return (
    <>
      {isIdle || isSaidByBody(response, document.schemas) ? null : <Description text={description} />}
      <ApiMode mode="response">
        <HeaderList headers={headers} />
      </ApiMode>
      {contents.length > 0 ? <ContentList body={{ description: '', contents }} /> : null}
      <LinkList links={links} />
    </>
  );
}
