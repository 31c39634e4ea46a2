import * as React from 'react';
import Button from '@mui/joy/Button';

export default function BasicButtons() {
  const [count, setCount] = React.useState(0);

  return <Button onClick={() => setCount(count + 1)}>Orders packed: {count}</Button>;
}
