//! How the struct of a fact is one typed, strict table.

use crate::value::{BadValue, Value};

/// One column of a fact's table, as the program expects it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColumnSpec {
    /// Its name in the file.
    pub name: &'static str,
    /// Its SQLite type.
    pub sql: &'static str,
    /// Whether it may be null.
    pub nullable: bool,
}

/// One fact table, as the program expects it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableSpec {
    /// Its name in the file.
    pub name: &'static str,
    /// Its columns after `entry_id` and `item`.
    pub columns: &'static [ColumnSpec],
}

/// A struct that is one table.
pub(super) trait Table: Sized {
    /// The table.
    const SPEC: TableSpec;
    /// The names of its columns, in order.
    const COLUMNS: &'static [&'static str];
    /// A row's values, in the order of the columns.
    fn values(&self) -> Vec<Value>;
    /// The struct of a row's values, taken one after the other.
    fn from_values(next: &mut dyn FnMut() -> Value) -> Result<Self, BadValue>;
}

macro_rules! tables {
    ($($(#[$doc:meta])* $name:ident = $table:literal { $($(#[$fdoc:meta])* $field:ident : $type:ty,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct $name { $($(#[$fdoc])* pub $field: $type,)+ }

        impl crate::fact::table::Table for $name {
            const SPEC: crate::fact::table::TableSpec = crate::fact::table::TableSpec {
                name: $table,
                columns: &[$(crate::fact::table::ColumnSpec {
                    name: stringify!($field),
                    sql: <$type as crate::value::Column>::SQL,
                    nullable: <$type as crate::value::Column>::NULLABLE,
                },)+],
            };
            const COLUMNS: &'static [&'static str] = &[$(stringify!($field),)+];

            fn values(&self) -> Vec<crate::value::Value> {
                vec![$(crate::value::Column::to_value(&self.$field),)+]
            }

            fn from_values(
                next: &mut dyn FnMut() -> crate::value::Value,
            ) -> Result<Self, crate::value::BadValue> {
                Ok(Self { $($field: crate::value::Column::from_value(next())?,)+ })
            }
        }
    )+};
}
pub(super) use tables;
