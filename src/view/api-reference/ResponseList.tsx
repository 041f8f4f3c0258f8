import type { ApiResponse } from '../../model/api.ts';
import { usePage } from '../content-components/PageProvider.tsx';
import { TabSet } from '../content-components/TabSet.tsx';
import { ContentList } from './ContentList.tsx';
import { Description } from './Description.tsx';
import { ParameterList } from './ParameterList.tsx';

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
      dropdown={panels.length > 6}
    />
  );
}

function Response({ response }: { response: ApiResponse }) {
  return (
    <>
      <Description text={response.description} />
      <ParameterList parameters={response.headers} />
      {response.contents.length > 0 ? <ContentList body={{ description: '', contents: response.contents }} /> : null}
    </>
  );
}
