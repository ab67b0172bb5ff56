// Where the worker keeps games: in the browser's database. What has been taken is on the disk before anybody is told so.

import { DATABASE } from "./words";

const LABELS = "labels"; // of tables, by their names
const ENTRIES = "entries"; // of their logs, by table and number

export class Drawers {
  // Others with the same drawers hear when a table goes on.
  #others = new BroadcastChannel(DATABASE);

  constructor(private database: IDBDatabase) {}

  static async open(): Promise<Drawers> {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(LABELS);
      asked.result.createObjectStore(ENTRIES);
    };
    const database = await answered(asked);
    database.onversionchange = () => database.close(); // a newer page needs it in another form
    return new Drawers(database);
  }

  onOthers(follow: (table: string, seq: number) => void): void {
    this.#others.onmessage = ({ data }: MessageEvent<{ table: string; seq: number }>) => follow(data.table, data.seq);
  }

  close(): void {
    this.#others.close();
    this.database.close();
  }

  // All tables, with their labels.
  labels = async (): Promise<[string, string][]> => {
    const store = this.#read(LABELS);
    const [tables, labels] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())]);
    return tables.map((table, index) => [table as string, labels[index] as string]);
  };

  label = async (table: string): Promise<string> => {
    const found = await answered<string | undefined>(this.#read(LABELS).get(table));
    return found ?? "";
  };

  entries = async (table: string, after: number): Promise<string> => {
    const range = IDBKeyRange.bound([table, after], [table, Infinity], true);
    return JSON.stringify(await answered(this.#read(ENTRIES).getAll(range)));
  };

  create = async (table: string, label: string, entries: string): Promise<void> => {
    await this.#write((labels, log) => {
      labels.add(label, table);
      (JSON.parse(entries) as string[]).forEach((entry, index) => log.add(entry, [table, index + 1]));
    });
  };

  append = async (table: string, seq: number, entry: string, label: string): Promise<boolean> => {
    try {
      await this.#write((labels, log) => {
        log.add(entry, [table, seq]);
        labels.put(label, table);
      });
    } catch (error) {
      if ((error as DOMException).name === "ConstraintError") return false;
      throw error;
    }
    this.#others.postMessage({ table, seq });
    return true;
  };

  remove = async (table: string): Promise<void> => {
    await this.#write((labels, log) => {
      labels.delete(table);
      log.delete(IDBKeyRange.bound([table, 0], [table, Infinity]));
    });
  };

  #read(store: string): IDBObjectStore {
    return this.database.transaction(store, "readonly").objectStore(store);
  }

  #write(change: (labels: IDBObjectStore, log: IDBObjectStore) => void): Promise<void> {
    const all = this.database.transaction([LABELS, ENTRIES], "readwrite", { durability: "strict" });
    return new Promise((done, failed) => {
      all.oncomplete = () => done();
      all.onabort = () => failed(all.error ?? new DOMException("nothing can be kept here", "AbortError"));
      change(all.objectStore(LABELS), all.objectStore(ENTRIES));
    });
  }
}

function answered<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}
