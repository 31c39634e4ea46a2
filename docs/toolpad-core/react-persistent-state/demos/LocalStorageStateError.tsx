import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { CODEC_JSON_STRICT } from '@toolpad/core';
import type { Codec } from '@toolpad/core';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

const KEY = 'demo-filter';
const codec = CODEC_JSON_STRICT as Codec<{ status: string }>;

class FilterBoundary extends React.Component<React.PropsWithChildren, { hasError: boolean }> {
  override state = { hasError: false };
  root = React.createRef<HTMLDivElement>();

  static getDerivedStateFromError = () => ({ hasError: true });

  // The button that had the focus is gone.
  override componentDidCatch = () => this.root.current?.focus();

  reset = () => {
    window.localStorage.removeItem(KEY);
    this.setState({ hasError: false });
    this.root.current?.focus();
  };

  override render() {
    return (
      <div ref={this.root} tabIndex={-1}>
        {this.state.hasError ? (
          <Alert severity="error" action={<Button onClick={this.reset}>Reset</Button>}>
            The saved filter can't be read.
          </Alert>
        ) : (
          this.props.children
        )}
      </div>
    );
  }
}

function Filter() {
  const [filter] = useLocalStorageState(KEY, { status: 'open' }, { codec });
  const [, setText] = useLocalStorageState(KEY);
  return <Button onClick={() => setText('{status:')}>Damage the filter "{filter?.status}"</Button>;
}

export default function LocalStorageStateError() {
  return (
    <FilterBoundary>
      <Filter />
    </FilterBoundary>
  );
}
