import { useEffect } from 'react';
import { useHash } from '../../lib/useHash';
import { useOnDemand } from '../../runtime/on-demand/useOnDemand';
import type { SharedCodeProps } from '../lazy/shared/SharedCode';
import { editData } from './editHash';

const loadSharedCode = () =>
  import(/* webpackChunkName: "demo-shared" */ '../lazy/shared').then(
    (module) => module.SharedCode,
  );

/** The edited code of a demo, if the link has any. */
export function SharedVersion(props: Omit<SharedCodeProps, 'data'>) {
  const data = editData(useHash(), props.name);
  const { Component: SharedCode, request } = useOnDemand(loadSharedCode);
  useEffect(() => {
    if (data) {
      request(() => {});
    }
  }, [data, request]);
  return SharedCode && data ? <SharedCode key={data} {...props} data={data} /> : null;
}
