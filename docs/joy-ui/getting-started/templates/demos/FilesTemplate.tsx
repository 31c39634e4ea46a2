import * as React from 'react';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';

const folders = ['Contracts', 'Invoices', 'Photos'];
const files = [
  { folder: 'Contracts', name: 'Lease Porto.pdf', owner: 'Ngozi Adeyemi', shared: true },
  { folder: 'Contracts', name: 'Insurance.pdf', owner: 'Mateo Quispe', shared: false },
  { folder: 'Invoices', name: 'Invoice 4127.pdf', owner: 'Aiko Tanaka', shared: true },
  { folder: 'Invoices', name: 'Invoice 4128.pdf', owner: 'Aiko Tanaka', shared: false },
  { folder: 'Photos', name: 'Depot at night.jpg', owner: 'Lena Novak', shared: true },
];

export default function FilesTemplate() {
  const [folder, setFolder] = React.useState('Contracts');
  const [query, setQuery] = React.useState('');
  const found = files.filter(
    (file) => file.folder === folder && file.name.toLowerCase().includes(query.toLowerCase()),
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '180px 1fr' }, gap: 2, p: 2 }}>
      <Sheet variant="soft" component="nav" aria-label="Folders" sx={{ borderRadius: 'sm' }}>
        <List>
          {folders.map((name) => (
            <ListItem key={name}>
              <ListItemButton
                component="a"
                href={`#${name.toLowerCase()}`}
                selected={name === folder}
                aria-current={name === folder || undefined}
                onClick={() => setFolder(name)}
              >
                {name}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Sheet>
      <div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2, mb: 2 }}>
          <Typography level="h3" component="h1" sx={{ flexGrow: 1 }}>
            {folder}
          </Typography>
          <FormControl>
            <FormLabel>Search this folder</FormLabel>
            <Input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
          </FormControl>
        </Box>
        <Table aria-label={`Files in ${folder}`}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Owner</th>
              <th scope="col">Access</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ name, owner, shared }) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{owner}</td>
                <td>
                  <Chip color={shared ? 'success' : 'neutral'}>
                    {shared ? 'Shared' : 'Private'}
                  </Chip>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
        <Typography role="status" level="body-sm" sx={{ mt: 1 }}>
          {found.length === 1 ? '1 file' : `${found.length} files`}
        </Typography>
      </div>
    </Box>
  );
}
