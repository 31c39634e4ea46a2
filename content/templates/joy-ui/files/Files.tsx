import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import FileTable from './FileTable';
import FolderList from './FolderList';
import { ARCHIVE, files, findFiles, folders } from './data';
import type { Order } from './data';

const count = (number: number) => (number === 1 ? '1 file' : `${number} files`);

/** Files in folders, with a search, an order, and a selection that can be archived. */
export default function Files() {
  const [stored, setStored] = React.useState(files);
  const [folder, setFolder] = React.useState('Contracts');
  const [query, setQuery] = React.useState('');
  const [order, setOrder] = React.useState<Order>({ column: 'name', descending: false });
  const [selected, setSelected] = React.useState<readonly string[]>([]);
  const [moved, setMoved] = React.useState('');
  const heading = React.useRef<HTMLHeadingElement>(null);
  const found = findFiles(stored, { folder, query, order });

  const open = (name: string) => {
    setFolder(name);
    setQuery('');
    setSelected([]);
    setMoved('');
  };

  const search = (text: string) => {
    setQuery(text);
    setSelected([]);
    setMoved('');
  };

  const archive = () => {
    setStored(
      stored.map((file) => (selected.includes(file.name) ? { ...file, folder: ARCHIVE } : file)),
    );
    setMoved(`${count(selected.length)} moved to ${ARCHIVE}. `);
    setSelected([]);
    // The button disappears, and the focus would go with it.
    heading.current?.focus();
  };

  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
      }}
    >
      <Sheet
        variant="solid"
        color="primary"
        invertedColors
        component="header"
        sx={{ p: { xs: 1.5, md: 2 }, display: 'flex', flexDirection: 'column', gap: 1 }}
      >
        <Typography level="title-lg" component="p" sx={{ fontFamily: 'display', px: 1 }}>
          Halden Depot
        </Typography>
        <FolderList folders={folders} current={folder} onOpen={open} />
      </Sheet>
      <Box component="main" sx={{ p: { xs: 2, md: 4 }, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mb: 2 }}>
          <Typography level="h2" component="h1" ref={heading} tabIndex={-1} sx={{ flexGrow: 1 }}>
            {folder}
          </Typography>
          <FormControl sx={{ width: { xs: '100%', sm: 'auto' } }}>
            <FormLabel>Search this folder</FormLabel>
            <Input
              type="search"
              name="search"
              value={query}
              onChange={(event) => search(event.target.value)}
            />
          </FormControl>
        </Box>
        <Sheet variant="outlined" sx={{ borderRadius: 'lg', p: 1 }}>
          <FileTable
            label={`Files in ${folder}`}
            files={found}
            order={order}
            onOrder={setOrder}
            selected={selected}
            onSelect={setSelected}
          />
        </Sheet>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
          <Typography role="status" level="body-sm" sx={{ flexGrow: 1, minHeight: '2rem' }}>
            {moved}
            {found.length === 0 && query ? `No file is called “${query}”.` : count(found.length)}
          </Typography>
          {selected.length > 0 && folder !== ARCHIVE && (
            <Button onClick={archive}>Archive {count(selected.length)}</Button>
          )}
        </Box>
      </Box>
    </Box>
  );
}
